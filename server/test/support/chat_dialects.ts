// A complete reply in the streaming protocols of the providers that have their own.
import { type Answer, inPieces, sends } from './chat_server.ts';

const named = (type: string, fields: Record<string, unknown>) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;

/** The Messages protocol of Anthropic. */
export const saysAsAnthropic = (text: string, stopReason = 'end_turn'): Answer =>
  sends(
    [
      named('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'test',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        },
      }),
      named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      ...inPieces(text).map((piece) =>
        named('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }),
      ),
      named('content_block_stop', { index: 0 }),
      named('message_delta', {
        delta: { stop_reason: stopReason, stop_sequence: null },
        usage: { output_tokens: 1 },
      }),
      named('message_stop', {}),
    ].join(''),
  );

/** The Responses protocol of OpenAI. */
export const saysAsOpenAI = (text: string): Answer => {
  const item = { id: 'item_1', type: 'message', role: 'assistant' };
  const response = { id: 'resp_1', object: 'response', created_at: 1, model: 'test' };
  const usage = { input_tokens: 1, output_tokens: 1 };
  return sends(
    [
      named('response.created', { response }),
      named('response.output_item.added', { output_index: 0, item: { ...item, content: [] } }),
      ...inPieces(text).map((piece) =>
        named('response.output_text.delta', {
          item_id: item.id,
          output_index: 0,
          content_index: 0,
          delta: piece,
        }),
      ),
      named('response.output_item.done', {
        output_index: 0,
        item: { ...item, content: [{ type: 'output_text', text, annotations: [] }] },
      }),
      named('response.completed', { response: { ...response, usage, incomplete_details: null } }),
    ].join(''),
  );
};

/** The generateContent protocol of Google. */
export const saysAsGoogle = (text: string): Answer => {
  const candidate = (piece: string, finishReason?: string) =>
    `data: ${JSON.stringify({
      candidates: [
        { content: { role: 'model', parts: [{ text: piece }] }, finishReason, index: 0 },
      ],
    })}\n\n`;
  return sends(
    [...inPieces(text).map((piece) => candidate(piece)), candidate('', 'STOP')].join(''),
  );
};
