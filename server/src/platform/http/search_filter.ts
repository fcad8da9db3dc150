import { Type } from '../json_type.ts';
import { queryMaxLength } from '../search/search.ts';

/** The `search` parameter of a list. */
export const SearchFilter = (fields: string) =>
  Type.Optional(
    Type.String({
      maxLength: queryMaxLength,
      description: `Every word lies somewhere in ${fields}, whatever its case and accents; blank lists everything`,
    }),
  );
