// A tool is one value: what agents read about it, what it takes, and what it runs.
import { type Static, type TObject, type TSchema, Type } from '../platform/json_type.ts';
import type { Api, ToolResult } from './call.ts';

export interface Tool {
  name: string;
  title: string;
  description: string;
  input: TObject;
  /** As they are: a client may run a read-only tool without asking. */
  hints: { readOnly: boolean; destructive?: boolean; idempotent?: boolean };
  run(api: Api, args: Record<string, unknown>): Promise<ToolResult>;
}

export const tool = <P extends Record<string, TSchema>>(spec: {
  name: string;
  title: string;
  description: string;
  input: P;
  hints: Tool['hints'];
  run(api: Api, args: Static<TObject<P>>): Promise<ToolResult>;
}): Tool =>
  ({
    ...spec,
    input: Type.Object(spec.input, { additionalProperties: false }),
  }) as unknown as Tool;

export const Id = Type.String();
export const Optional = Type.Optional;
export const readOnly = { readOnly: true };

/** For tools that write. */
export const retryKey = {
  idempotencyKey: Type.Optional(
    Type.String({ maxLength: 200, description: 'Repeat a call with the same key to retry safely' }),
  ),
};

/** Each request of a tool has its own. */
export const keyFor = (key: string | undefined, step: string): string | undefined =>
  key === undefined ? undefined : `${key}:${step}`;
