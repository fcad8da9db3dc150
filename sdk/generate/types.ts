// Schemas as TypeScript types. Names are those of the document's components.
import type { OpenApi, Schema } from './openapi.ts';

export const banner = '// Generated from server/openapi.json by `npm run gen`. Do not edit.\n';

export function typesFile(document: OpenApi): string {
  const { schemas } = document.components;
  const named = Object.entries(schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, schema]) =>
        `${comment(schema.description)}export type ${name} = ${typeOf(schema)};\n`,
    );
  const events = Object.values(document.webhooks).map(({ post }) =>
    typeOf(firstOf(post.requestBody.content)),
  );
  return [
    banner,
    ...named,
    `/** Everything a webhook may be told; \`type\` says which. */\nexport type WebhookEvent = ${events.join(' | ')};\n`,
  ].join('\n');
}

export const firstOf = (content: Record<string, { schema: Schema }>): Schema =>
  Object.values(content)[0]?.schema ?? {};

export function comment(text: string | undefined, indent = ''): string {
  if (text === undefined || text === '') return '';
  const lines = text.replaceAll('*/', '* /').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  const starred = lines.map((line) => `${indent} * ${line}`.trimEnd());
  return [`${indent}/**`, ...starred, `${indent} */`, ''].join('\n');
}

export function typeOf(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/components/schemas/', '');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map((one) => JSON.stringify(one)));
  const variants = schema.oneOf ?? schema.anyOf;
  // `anyOf` beside properties only says which of them must come together.
  if (variants !== undefined && schema.properties === undefined) {
    return union(variants.map((one) => typeOf(one, indent)));
  }
  if (schema.allOf !== undefined) return schema.allOf.map((one) => typeOf(one, indent)).join(' & ');
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? 'unknown' : union(types.map((type) => simple(type, schema, indent)));
}

const union = (parts: string[]): string => [...new Set(parts)].join(' | ');

function simple(type: string, schema: Schema, indent: string): string {
  if (type === 'array') {
    const item = typeOf(schema.items ?? {}, indent);
    return /[ |&]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (type === 'object') return objectType(schema, indent);
  if (type === 'integer') return 'number';
  if (type === 'string' && schema.contentMediaType !== undefined) return 'Blob';
  return type;
}

export function objectType(schema: Schema, indent = ''): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, one]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const optional = required.includes(name) ? '' : '?';
    return `${comment(one.description, inner)}${inner}${key}${optional}: ${typeOf(one, inner)};`;
  });
  if (typeof additionalProperties === 'object') {
    const value = typeOf(additionalProperties, inner);
    if (members.length === 0) return `Record<string, ${value}>`;
  } else if (members.length === 0 || additionalProperties === true) {
    members.push(`${inner}[name: string]: unknown;`);
  }
  return `{\n${members.join('\n')}\n${indent}}`;
}
