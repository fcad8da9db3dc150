// Anmelden und Beitreten.
import type { signingIn as english } from '../en/signing_in.ts';

export const signingIn: typeof english = {
  signIn: {
    title: 'Bei Facet anmelden',
    note: 'Seiten, geschrieben für einen Leser nach dem anderen.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    passkey: 'Mit Passkey anmelden',
    provider: (name) => `Mit ${name} anmelden`,
    wait: (seconds) =>
      `Zu viele Versuche. Warten Sie ${seconds} s und versuchen Sie es noch einmal.`,
    lost: 'Noch kein Konto? Bitten Sie einen Inhaber um eine Einladung. Auf dem Server gibt facet studio-link einen neuen Link aus.',
  },
  join: {
    usePasskey: 'Passkey statt Passwort verwenden',
    usePassword: 'Doch ein Passwort verwenden',
    passkeyNote:
      'Ihr Gerät verwahrt den Passkey und fragt nach Fingerabdruck, Gesicht oder PIN. Sie müssen sich nichts merken.',
    submitPasskey: 'Konto mit Passkey anlegen',
    title: 'Willkommen bei Facet',
    note: 'Legen Sie Ihr Konto an. Der Link gilt einmal.',
    name: 'Ihr Name',
    email: 'E-Mail',
    password: 'Passwort',
    hint: 'Mindestens 12 Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
    submit: 'Konto anlegen',
    noToken: 'In dieser Adresse fehlt etwas. Öffnen Sie den ganzen Link, den Sie bekommen haben.',
  },
};
