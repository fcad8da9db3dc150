// The statistics of experiments, held to what they promise. Colleagues come back again and again and are
// alike, outcomes come late, and somebody looks after every single session. FACET_EXPERIMENTS says how many.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amounts, makeRandom } from '../../test/support/amounts.ts';
import { armOf, placeOf } from './assignment.ts';
import { type ArmCount, compare, splitP, unitsForWidth } from './confidence.ts';
import { type Findings, isInformative, verdictOf } from './verdict.ts';

interface World {
  holdout: number;
  /** The chance that a session of a unit converts, on average over units. */
  control: number;
  treated: number;
  units: number;
}

const alpha = 0.05;
const twoArms = (): [control: ArmCount, treated: ArmCount] => [
  { units: 0, converted: 0 },
  { units: 0, converted: 0 },
];

/** One session after the other: a new unit, or one that was here lately. `look` ends it by true. */
function live(
  { holdout, control, treated, units }: World,
  random: () => number,
  look: (control: ArmCount, treated: ArmCount) => boolean,
): void {
  const arms = twoArms();
  const members: { arm: 0 | 1; chance: number; converted: boolean }[] = [];
  while (members.length < units) {
    let member = members[members.length - 1 - Math.floor(-Math.log(1 - random()) * 30)];
    if (member === undefined || random() < 0.35) {
      const arm = random() < holdout ? 0 : 1;
      // Half of the accounts never convert; in the others every colleague may.
      const chance = random() < 0.5 ? 0 : 2 * (arm === 0 ? control : treated);
      member = { arm, chance, converted: false };
      members.push(member);
      arms[arm].units += 1;
    }
    if (!member.converted && random() < member.chance) {
      member.converted = true;
      arms[member.arm].converted += 1;
    }
    if (look(arms[0], arms[1])) return;
  }
}

const worlds: World[] = [
  { holdout: 0.5, control: 0.1, treated: 0.1, units: 800 },
  { holdout: 0.2, control: 0.04, treated: 0.04, units: 1_500 },
  { holdout: 0.05, control: 0.05, treated: 0.05, units: 2_000 },
  { holdout: 0.3, control: 0.45, treated: 0.45, units: 600 },
];

/** Few rounds may bring more than the promise by chance, in three runs of a hundred thousand; many may not. */
const tolerated = (share: number, rounds: number): number =>
  rounds >= 2_000
    ? Math.floor(rounds * share)
    : Math.floor(rounds * share + 4 * Math.sqrt(rounds * share * (1 - share)));

test('A/A: a look after every session raises a false alarm in at most alpha of the experiments', (t) => {
  const random = makeRandom(20_261_115);
  const rounds = Math.ceil(amounts.experiments / worlds.length);
  for (const world of worlds) {
    let alarms = 0;
    for (let n = 0; n < rounds; n++) {
      live(world, random, (control, treated) => {
        const [low, high] = compare(control, treated, alpha).interval;
        const alarm = low > 0 || high < 0;
        if (alarm) alarms += 1;
        return alarm;
      });
    }
    const { holdout, control, units } = world;
    t.diagnostic(
      `holdout ${holdout}, ${control} a session, ${units} units: ${alarms} false alarms in ${rounds} experiments`,
    );
    assert.ok(alarms <= tolerated(alpha, rounds), `${alarms} of ${rounds}`);
  }
});

const normal = { twoSided: 1.96, power: 0.842 };

/** Units that a test with one look needs for four chances in five. */
function fixedSample(control: number, treated: number, holdout: number): number {
  const spread = (rate: number, share: number) => (rate * (1 - rate)) / share;
  const variance = spread(control, holdout) + spread(treated, 1 - holdout);
  return Math.ceil(variance * ((normal.twoSided + normal.power) / (treated - control)) ** 2);
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

test('A/B: the interval holds the true difference at every look, and finds it', (t) => {
  const random = makeRandom(7);
  const rounds = Math.ceil(amounts.experiments / 2);
  // Each unit comes once here, so that the true difference is known at every look.
  const [before, after, holdout, units] = [0.1, 0.2, 0.5, 3_000];
  let missed = 0;
  const found: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const arms = twoArms();
    let [holds, foundAt] = [true, Number.POSITIVE_INFINITY];
    for (let unit = 1; unit <= units; unit++) {
      const arm = random() < holdout ? 0 : 1;
      arms[arm].units += 1;
      if (random() < (arm === 0 ? before : after)) arms[arm].converted += 1;
      const [low, high] = compare(arms[0], arms[1], alpha).interval;
      if (low > after - before || high < after - before) holds = false;
      if (low > 0 && unit < foundAt) foundAt = unit;
    }
    if (!holds) missed += 1;
    found.push(foundAt);
  }
  const fixed = fixedSample(before, after, holdout);
  t.diagnostic(
    `from ${before} to ${after}: ${missed} of ${rounds} left the interval; found after ${median(found)} units (median); a fixed sample needs ${fixed} for four chances in five`,
  );
  assert.ok(missed <= tolerated(alpha, rounds), `${missed} of ${rounds}`);
  assert.ok(median(found) < 3 * fixed);
});

test('the split: as planned it is hardly ever called off, at any look; a broken one is', () => {
  const random = makeRandom(11);
  const rounds = amounts.experiments;
  const alarm = (share: number) => {
    const counts = [0, 0];
    for (let n = 0; n < 1_000; n++) {
      const arm = random() < share ? 0 : 1;
      counts[arm] = (counts[arm] ?? 0) + 1;
      if (splitP(counts[0] ?? 0, counts[1] ?? 0, 0.2) < 0.01) return true;
    }
    return false;
  };
  const falseAlarms = Array.from({ length: rounds }, () => alarm(0.2)).filter(Boolean).length;
  assert.ok(falseAlarms <= tolerated(0.01, rounds), `${falseAlarms} of ${rounds}`);
  const broken = Array.from({ length: 20 }, () => alarm(0.3)).filter(Boolean).length;
  assert.ok(broken >= 19, `${broken} of 20`);
});

test('units fall into the arms by the share, and stay there', () => {
  const ids = Array.from({ length: 20_000 }, (_, n) => `account_${n}`);
  const held = ids.filter((id) => armOf('experiment_a', id, 0.1) === 'control');
  assert.ok(Math.abs(held.length - 2_000) < 200, String(held.length));
  // Known answers: another node, another year, the same arm.
  assert.equal(placeOf('experiment_a', 'account_1').toFixed(6), '0.311471');
  const again = ids.filter((id) => armOf('experiment_b', id, 0.1) === 'control');
  const both = held.filter((id) => again.includes(id)).length;
  assert.ok(both < 300, 'another experiment shuffles anew');
  // Whoever sees the control at a small share sees it at a larger one of the same experiment.
  assert.ok(held.every((id) => armOf('experiment_a', id, 0.3) === 'control'));
});

const findings = (control: ArmCount, treated: ArmCount, holdout = 0.5): Findings => ({
  ...compare(control, treated, alpha),
  control,
  treated,
  alpha,
  holdout,
  metric: 'converted',
  splitP: splitP(control.units, treated.units, holdout),
});
const of = (units: number, converted: number): ArmCount => ({ units, converted });

test('the verdict says what is known, and when it is nothing', () => {
  const said = (...given: Parameters<typeof findings>) => verdictOf(findings(...given));
  assert.match(said(of(0, 0), of(5, 1)), /^Too early to say: nobody has seen the control yet\.$/);
  assert.match(
    said(of(40, 4), of(40, 6)),
    /^Too early to say: \+5\.0 points, between -\d+\.\d and \+\d+\.\d\. With 80 units the interval is [\d.]+ points wide; about [\d,]+ units would bring it to 10\.$/,
  );
  assert.match(
    said(of(2_000, 200), of(2_000, 320)),
    /^\+6\.0 points, between \+2\.\d and \+9\.\d, at any time you look\.$/,
  );
  assert.match(said(of(9_000, 900), of(9_000, 903)), /^No difference seen: 0\.0 points, between -/);
  assert.match(said(of(4, 0), of(20, 0)), /wide, and nobody has converted yet\.$/);
  assert.match(said(of(4, 4), of(20, 20)), /wide, and everybody has converted so far\.$/);
  assert.match(said(of(300, 30), of(100, 10)), /^The split is off: 50\.0 % .* 75\.0 % do\./);
});

test('intervals are sound for any counts, and more units make them narrower', () => {
  const arm = fc
    .nat({ max: 5_000 })
    .chain((units) => fc.nat({ max: units }).map((converted) => of(units, converted)));
  fc.assert(
    fc.property(arm, arm, (control, treated) => {
      const { difference, interval } = compare(control, treated, alpha);
      assert.ok(interval[0] >= -1 && interval[1] <= 1 && interval[0] <= interval[1]);
      if (difference !== null) assert.ok(interval[0] <= difference && difference <= interval[1]);
      const p = splitP(control.units, treated.units, 0.3);
      assert.ok(p >= 0 && p <= 1);
      assert.ok(verdictOf(findings(control, treated)).endsWith('.'));
    }),
  );
  const needed = unitsForWidth(of(40, 4), of(40, 6), alpha, 0.1);
  const grown = (rate: number) => of(needed / 2, (needed / 2) * rate);
  assert.ok(isInformative(compare(grown(0.1), grown(0.15), alpha)));
  const fewer = (rate: number) => of(needed / 3, (needed / 3) * rate);
  assert.ok(!isInformative(compare(fewer(0.1), fewer(0.1), alpha)));
});
