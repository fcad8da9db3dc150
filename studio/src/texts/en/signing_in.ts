// Signing in and joining.

export const signingIn = {
  signIn: {
    title: 'Sign in to Facet',
    note: 'Pages made for one reader at a time.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    passkey: 'Sign in with a passkey',
    provider: (name: string) => `Sign in with ${name}`,
    wait: (seconds: number) => `Too many tries. Wait ${seconds} s and try again.`,
    lost: 'No account yet? Ask an owner for an invitation. On the server, facet studio-link prints a new link.',
  },
  join: {
    usePasskey: 'Use a passkey instead of a password',
    usePassword: 'Use a password instead',
    passkeyNote:
      'Your device keeps the passkey and asks for your fingerprint, face or PIN. There is nothing to remember.',
    submitPasskey: 'Create account with a passkey',
    title: 'Welcome to Facet',
    note: 'Make your account. The link works once.',
    name: 'Your name',
    email: 'Email',
    password: 'Password',
    hint: 'At least 12 characters. A few words in a row are easy to remember and hard to guess.',
    submit: 'Create account',
    noToken: 'This address lacks its token. Open the whole link you were given.',
  },
};
