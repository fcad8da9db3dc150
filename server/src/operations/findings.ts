export interface Finding {
  level: 'ok' | 'warning' | 'fault';
  /** What was looked at, in a word. */
  about: string;
  text: string;
  /** What to do; an ok needs none. */
  advice?: string;
}

export const ok = (about: string, text: string): Finding => ({ level: 'ok', about, text });

export const warning = (about: string, text: string, advice: string): Finding => ({
  level: 'warning',
  about,
  text,
  advice,
});

export const fault = (about: string, text: string, advice: string): Finding => ({
  level: 'fault',
  about,
  text,
  advice,
});
