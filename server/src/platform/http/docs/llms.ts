// llms.txt: what there is to read, for programs that read.
import { type Guide, guideAddress } from './guides.ts';

export function llmsText(guides: readonly Guide[]): string {
  const line = (guide: Guide): string =>
    `- [${guide.title}](${guideAddress(guide)}.md): ${guide.summary}`;
  const those = (isGuide: boolean): string =>
    guides
      .filter((guide) => guide.isGuide === isGuide)
      .map(line)
      .join('\n');
  return `# Facet

> Page personalization that a team hosts itself. A team writes one page; Facet writes a variant for each person or group, versions it, publishes it under its own link and measures it. Everything works over an HTTP and JSON API under /v0, with an API key in the header x-api-key.

Agents connect by the Model Context Protocol at /mcp with the same key. A published page answers \`Accept: text/markdown\` with its words as Markdown; that is never counted as a visit.

## Guides

${those(true)}

## Reference

- [OpenAPI document](/openapi.json): every operation, schema, event and error code
${those(false)}
`;
}
