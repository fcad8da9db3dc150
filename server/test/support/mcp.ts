// The official MCP client against a server of a test.
import type { TestContext } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestServer } from './server.ts';

export interface ToolReply {
  text: string;
  structured: Record<string, unknown>;
  isError: boolean;
}

export interface McpOptions {
  key?: string;
  /** How the key is sent. */
  header?: 'x-api-key' | 'authorization';
  /** `auto`: the present revision; `legacy`: one of 2025. */
  mode?: 'auto' | 'legacy';
}

export async function connectMcp(
  t: TestContext,
  facet: TestServer,
  { key = facet.key, header = 'x-api-key', mode = 'auto' }: McpOptions = {},
) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const value = header === 'authorization' ? `Bearer ${key}` : key;
  const transport = new StreamableHTTPClientTransport(new URL(`${facet.url}/mcp`), {
    requestInit: { headers: { [header]: value } },
  });
  await client.connect(transport);
  t.after(() => client.close());
  return {
    client,
    async use(name: string, args: Record<string, unknown> = {}): Promise<ToolReply> {
      const result = await client.callTool({ name, arguments: args });
      const content = result.content as { type: string; text: string }[];
      return {
        text: content.map(({ text }) => text).join('\n'),
        structured: (result.structuredContent ?? {}) as Record<string, unknown>,
        isError: result.isError === true,
      };
    },
  };
}
