// Never run: `npm run check` compiles it under strict. It holds the SDK to the types that callers rely on.
import {
  type AudienceEvent,
  Facet,
  FacetConflictError,
  type PageContent,
  type Person,
  verifyWebhook,
  type WebhookEvent,
} from '@facet/sdk';

const facet = new Facet({ baseUrl: 'http://127.0.0.1:4400', apiKey: 'facet_key', maxRetries: 0 });

export async function people(): Promise<Person[]> {
  const found: Person[] = [];
  for await (const person of facet.persons.list({ limit: 200 })) found.push(person);
  const { items, totalCount } = await facet.persons.list();
  console.log(items[0]?.email?.toUpperCase(), totalCount);
  // @ts-expect-error a name is required
  await facet.persons.create({ email: 'ada@engines.example' });
  // @ts-expect-error no such field
  await facet.persons.create({ name: 'Ada', colour: 'blue' });
  return found;
}

/** Blocks and events narrow by their type. */
export function headlineOf(content: PageContent): string | undefined {
  const hero = content.blocks.find((block) => block.type === 'hero');
  return hero?.headline;
}

export function inputOf(event: WebhookEvent): unknown {
  if (event.type === 'form.submitted') return event.payload.input;
  if (event.type === 'page.version.published') return event.payload.versionNumber;
  return undefined;
}

export async function follow(pageId: string, audienceId: string): Promise<string> {
  let text = '';
  for await (const event of facet.audiences.stream(pageId, audienceId)) {
    const one: AudienceEvent = event;
    if (one.type === 'text') text += one.data.text;
    if (one.type === 'state' && one.data.status === 'draft') break;
  }
  return text;
}

export async function conflicts(): Promise<string | undefined> {
  try {
    const { data, response } = await facet.persons.create({ name: 'Ada' }).withResponse();
    console.log(data.personId, response.headers.get('x-request-id'));
    return undefined;
  } catch (error) {
    return error instanceof FacetConflictError ? error.code : undefined;
  }
}

export const receive = (request: Request): Promise<WebhookEvent> =>
  request
    .text()
    .then((body) => verifyWebhook({ body, headers: request.headers, secret: 'whsec_' }));
