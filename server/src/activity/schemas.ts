// What every log and every list of activity says in the same way.

import { OneOf } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';

const description =
  '`from`: the person or account said or sent this themselves; only this may be shown on a page. ' +
  '`about`: others noted it about them.';

export const LogDirection = OneOf(['from', 'about'], { description });

export const NewLogDirection = Type.Optional(
  OneOf(['from', 'about'], { default: 'about', description }),
);
