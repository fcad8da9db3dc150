import { t } from '../../lib/texts.ts';
import { Part } from './part.tsx';
import type { PartProps } from './settings_draft.ts';

const policies = ['off', 'warn', 'block'] as const;

export function ClaimPolicy({ draft, set, disabled }: PartProps) {
  return (
    <Part id="claims" title={t.pageSettings.claims} note={t.pageSettings.claimsNote} reach="now">
      <div
        role="radiogroup"
        aria-label={t.pageSettings.claims}
        className="grid gap-2 sm:grid-cols-3"
      >
        {policies.map((policy) => (
          <label
            key={policy}
            className="flex flex-col gap-1 rounded-lg border border-line p-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <span className="flex items-center gap-2 font-medium">
              <input
                type="radio"
                name="claim-policy"
                className="accent-accent"
                disabled={disabled}
                checked={draft.claimPolicy === policy}
                onChange={() => set({ claimPolicy: policy })}
              />
              {t.pageSettings.policies[policy].name}
            </span>
            <span className="text-xs text-muted">{t.pageSettings.policies[policy].note}</span>
          </label>
        ))}
      </div>
    </Part>
  );
}
