// Loaded before anything else in a process of tests. `node:test` follows every promise, to know which test an
// error belongs to that nobody caught: that and the garbage of it took more than a tenth of all tests. So it
// follows everything but promises. Such an error still fails the run, and is shown without the test's name.
import hooks from 'node:async_hooks';

const { createHook } = hooks;
hooks.createHook = (callbacks) => createHook({ ...callbacks, trackPromises: false });
await import('node:test');
hooks.createHook = createHook;
