import { Failure } from '../../../src/platform/errors.ts';

export type Behaviour =
  | { do: 'echo'; value: unknown }
  | { do: 'loop' | 'hoard' | 'flood' | 'fail' | 'break' | 'exit' }
  | { do: 'wait'; gate: SharedArrayBuffer };

export function run(behaviour: Behaviour): unknown {
  switch (behaviour.do) {
    case 'echo':
      return behaviour.value;
    case 'loop':
      for (;;);
    case 'hoard': {
      const hoard: unknown[] = [];
      for (;;) hoard.push(Array.from({ length: 10_000 }, (_, n) => ({ n })));
    }
    case 'flood':
      return 'x'.repeat(200_000);
    case 'fail':
      throw new Failure('unreadable_image', { detail: 'The picture is torn.' });
    case 'break':
      throw new TypeError('a mistake of ours');
    case 'exit':
      return process.exit(3);
    case 'wait':
      Atomics.wait(new Int32Array(behaviour.gate), 0, 0);
      return 'let through';
  }
}
