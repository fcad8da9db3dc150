// How people mark what is not for a page's readers, in the languages the product
// speaks. Patterns name ways of speaking, never a sample; each list is one
// language or one habit.
import type { LeftOutReason } from '../claims.ts';
import { amongUs } from './patterns/among_us.ts';
import { askedInside } from './patterns/asked_inside.ts';
import { assistant } from './patterns/assistant.ts';
import { absences, business } from './patterns/business.ts';
import { instruction } from './patterns/instruction.ts';
import { leaveGiven } from './patterns/leave_given.ts';
import { mail } from './patterns/mail.ts';
import { marked } from './patterns/marked.ts';
import { ofMeeting, saidInMeeting } from './patterns/minutes.ts';
import { ofDocument } from './patterns/of_document.ts';
import { ofFrames, ofLines } from './patterns/of_frames.ts';
import { opinion } from './patterns/opinions.ts';
import { orders, promises } from './patterns/orders.ts';
import { placeholder } from './patterns/placeholder.ts';
import { priceLimits } from './patterns/price_limits.ts';
import { thinking } from './patterns/thinking.ts';
import { toMaker } from './patterns/to_maker.ts';
import { unsettled } from './patterns/unsettled.ts';

/** In this order: the first reason that fits is given. */
export const hides: readonly (readonly [LeftOutReason, RegExp])[] = [
  ['assistant', assistant],
  ['internal', marked],
  ['internal', business],
  ['internal', priceLimits],
  ['internal', amongUs],
  ['internal', absences],
  ['internal', orders],
  ['internal', promises],
  ['internal', leaveGiven],
  ['internal', opinion],
  ['mail', mail],
  ['mail', ofDocument],
  ['mail', ofFrames],
  ['internal', toMaker],
  ['internal', ofLines],
  ['internal', saidInMeeting],
  ['internal', ofMeeting],
  ['placeholder', placeholder],
  ['instruction', instruction],
  ['instruction', unsettled],
  ['instruction', askedInside],
  ['unsure', thinking],
];

export const markedInternal = marked;
