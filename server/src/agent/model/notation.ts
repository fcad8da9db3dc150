// Writes a JSON Schema in a short notation that models read well. It is a third
// of the schema's own length, and made from it, so the two cannot disagree.
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

export function notation(schema: object): string {
  return write(schema as Schema);
}

function write(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array' && schema.items) {
    return `[${write(schema.items)}, …]${schema.minItems ? '' : ' or []'}`;
  }
  if (schema.type === 'object') {
    const members = Object.entries(schema.properties ?? {}).map(([name, member]) => {
      const optional = schema.required?.includes(name) ? '' : '?';
      return `${name}${optional}: ${write(member)}`;
    });
    return `{ ${members.join(', ')} }`;
  }
  if (schema.type !== 'string') return schema.type ?? 'any';
  if (schema.format === 'safe-url') return 'url';
  if (schema.pattern) return `text matching ${schema.pattern}`;
  return schema.maxLength ? `text up to ${schema.maxLength}` : 'text';
}
