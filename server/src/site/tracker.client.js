// The tracker, as visitors' browsers run it: no cookie, no third party, nothing for those who ask not to
// be tracked. It tells how long a page was visible, how far it was scrolled, what was clicked, and by what:
// a hand or a script. Every beacon says all of that anew and numbers the clicks, so that one that is lost,
// late or doubled is no harm.
(() => {
  const script = document.currentScript;
  const context = script?.dataset.context;
  if (!context || navigator.globalPrivacyControl) return;

  const url = new URL('collect', script.src).href;
  // Of this audience alone: the key joins what one visitor does here, and nothing of it elsewhere. A control
  // that several persons are shown is told apart by theirs.
  const parts = context.split('.');
  const shelf = `facet.${parts[2]}${parts.length > 8 ? parts[7] : ''}`;
  const idleMs = 18e5;
  const longestMs = 864e5;
  const beatMs = 15e3;
  const clicksAtMost = 500;
  const countedTo = 99;
  const ourForms = 'form[action^="/_facet/"]';

  let session = '';
  let startedAt = 0;
  let activeAt = 0;
  let savedAt = 0;
  let view = '';
  let origin = 0;
  let visibleMs = 0;
  // When the time that is not in visibleMs yet began; 0 while nobody can see the page.
  let seenAt = 0;
  let scrollPercent;
  let clicks = 0;
  let pending = [];
  // What only a person's device makes: presses of pointer, touch or key, moves of pointer or wheel.
  let presses = 0;
  let moves = 0;
  // The press that the next click comes from, and how much there was before it.
  let pressed;
  let before = 0;

  const randomKey = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(36).padStart(2, '0'),
    ).join('');

  // Where nothing may be stored, a session lasts as long as its document.
  const load = () => {
    try {
      return JSON.parse(localStorage.getItem(shelf)) || [];
    } catch {
      return [];
    }
  };
  const save = () => {
    savedAt = activeAt;
    try {
      localStorage.setItem(shelf, JSON.stringify([session, startedAt, activeAt]));
    } catch {}
  };

  // A clock that was set back ends a session too.
  const isAlive = (from, last, now) =>
    now >= last && now - last < idleMs && now >= from && now - from < longestMs;

  const begin = (now) => {
    const [key, from, last] = load();
    const goesOn = typeof key === 'string' && key !== '' && isAlive(from, last, now);
    session = goesOn ? key : randomKey();
    startedAt = goesOn ? from : now;
    activeAt = now;
    view = randomKey();
    origin = now;
    visibleMs = 0;
    seenAt = now;
    scrollPercent = undefined;
    clicks = presses = moves = before = 0;
    pending = [];
    pressed = undefined;
    save();
    for (const form of document.querySelectorAll(ourForms)) fill(form, 'session', session);
    if (document.readyState === 'complete') look();
    send();
    // A second in view tells a reader from a scanner: said at once, should nothing else be heard.
    setTimeout(beat, 1100);
  };

  const fill = (form, name, value) => {
    let field = form.querySelector(`[name="facet.${name}"]`);
    if (!field) {
      field = document.createElement('input');
      field.type = 'hidden';
      field.name = `facet.${name}`;
      form.append(field);
    }
    field.value = value;
  };

  const count = (now) => {
    if (!seenAt) return;
    visibleMs += Math.max(0, Math.min(now, activeAt + idleMs) - seenAt);
    seenAt = Math.max(seenAt, now);
  };

  const look = () => {
    const depth = (scrollY + innerHeight) / document.documentElement.scrollHeight;
    scrollPercent = Math.max(scrollPercent || 0, Math.min(100, Math.round(depth * 100)));
  };

  // What WebDriver, PhantomJS, Nightmare and the drivers of Chrome leave in a page.
  const isDriven = () =>
    navigator.webdriver ||
    ['_phantom', 'callPhantom', '__nightmare', 'domAutomation', '__webdriver_evaluate'].some(
      (name) => name in window,
    ) ||
    Object.keys(document).some((name) => name.startsWith('$cdc_'));

  const send = (closed) => {
    // Nobody was here beyond that.
    const now = Math.min(Date.now(), activeAt + idleMs);
    count(now);
    const interactions = pending.slice(0, 50);
    const body = JSON.stringify({
      context,
      session,
      view,
      elapsedMs: Math.max(0, Math.min(now - origin, longestMs)),
      visibleMs,
      scrollPercent,
      closed,
      automated: isDriven() || undefined,
      presses,
      moves,
      interactions,
    });
    // Whether a beacon arrives is never known, so what it holds is sent again by whatever comes next.
    if (closed && navigator.sendBeacon?.(url, body)) return;
    fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' }).then(
      ({ ok, status }) => {
        if (!ok && status !== 400) return;
        pending = pending.filter((one) => !interactions.includes(one));
        if (pending.length > 49) send();
      },
      () => {},
    );
  };

  // The visitor is here. After a pause that ended the session, this is the start of the next.
  const touch = () => {
    const now = Date.now();
    if (!view) return;
    if (!isAlive(startedAt, activeAt, now)) {
      const [key, , last] = load();
      const elsewhere = key === session && isAlive(startedAt, last, now);
      if (!elsewhere) {
        send(true);
        begin(now);
        return;
      }
    }
    count(now);
    activeAt = now;
    if (now - savedAt > 1e3) save();
  };

  const show = () => {
    if (document.visibilityState !== 'visible' || document.prerendering || seenAt) return;
    if (!view) return begin(Date.now());
    touch();
    seenAt = Date.now();
  };

  const hide = () => {
    if (!seenAt) return;
    const now = Date.now();
    look();
    count(now);
    seenAt = 0;
    // Who was reading until now was here until now.
    if (isAlive(startedAt, activeAt, now)) activeAt = now;
    save();
    send(true);
  };

  const beat = () => {
    if (seenAt && isAlive(startedAt, activeAt, Date.now())) send();
  };

  const words = (element) =>
    [...(element?.textContent || '').replace(/\s+/g, ' ').trim()].slice(0, 200).join('') ||
    undefined;

  const click = (event) => {
    const { target, detail, isTrusted } = event;
    // A click of an assistive technology has no press before it.
    const input = isTrusted ? pressed || 'assist' : undefined;
    const inputsBefore = pressed ? before : presses + moves;
    if (isTrusted) {
      pressed = undefined;
      sense(event);
    }
    if (detail > 1 || !target.closest) return;
    const action = target.closest('[data-action-id]');
    // Pages may click by themselves; where nobody has done anything yet, it is a machine.
    if (!isTrusted && (!action || inputsBefore)) return;
    const part = target.closest('[data-component-id]');
    // What is done in a form, the form itself tells.
    if (!(action || part) || (!action && target.closest('form'))) return;
    if (!view || clicks >= clicksAtMost) return;
    clicks += 1;
    const heading = part?.querySelector('h1,h2,h3');
    pending.push({
      sequence: clicks,
      atMs: Math.max(0, Math.min(Date.now() - origin, longestMs)),
      kind: action ? 'action' : 'click',
      componentId: part?.dataset.componentId,
      actionId: action?.dataset.actionId,
      componentContext: words(heading),
      label: words(action || target.closest('a,button,summary,label') || heading),
      input,
      inputsBefore: Math.min(inputsBefore, countedTo),
    });
    if (action) send();
  };

  const sense = ({ type, isTrusted, pointerType }) => {
    if (!isTrusted) return;
    if (type === 'pointermove' || type === 'wheel') {
      moves = Math.min(moves + 1, countedTo);
      return;
    }
    before = presses + moves;
    presses = Math.min(presses + 1, countedTo);
    if (type === 'keydown') pressed = 'key';
    if (type === 'pointerdown') pressed = pointerType === 'touch' ? 'touch' : 'pointer';
  };

  const early = { passive: true, capture: true };
  for (const sign of ['scroll', 'pointerdown', 'keydown']) addEventListener(sign, touch, early);
  for (const input of ['pointermove', 'wheel', 'pointerdown', 'keydown']) {
    addEventListener(input, sense, early);
  }
  addEventListener('scroll', () => view && look(), { passive: true });
  addEventListener('click', click, true);
  // Nobody fills in a form in a second: whoever takes it in would like to know.
  addEventListener('submit', ({ target }) => {
    if (!view || !target.matches(ourForms)) return;
    fill(target, 'elapsed', Date.now() - origin);
    send();
  });
  addEventListener('load', () => view && look());
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'visible' ? show() : hide(),
  );
  setInterval(beat, beatMs);
  show();
})();
