// Every case, by the order of its files.
import type { EvalCase } from './case.ts';
import * as amongColleagues from './cases/among_colleagues.ts';
import * as englishBusiness from './cases/english_business.ts';
import * as englishInstitutions from './cases/english_institutions.ts';
import * as englishPeople from './cases/english_people.ts';
import * as englishWork from './cases/english_work.ts';
import * as firstSight from './cases/first_sight.ts';
import * as freshTrades from './cases/fresh_trades.ts';
import * as german from './cases/german.ts';
import * as germanInstitutions from './cases/german_institutions.ts';
import * as northAndEast from './cases/north_and_east.ts';
import * as romance from './cases/romance.ts';
import * as romanceInstitutions from './cases/romance_institutions.ts';
import * as wellWritten from './cases/well_written.ts';
import * as worldInstitutions from './cases/world_institutions.ts';
import { editRounds } from './edit_rounds.ts';

export const evalCases: readonly EvalCase[] = [
  englishBusiness,
  englishPeople,
  englishWork,
  german,
  romance,
  northAndEast,
  englishInstitutions,
  germanInstitutions,
  romanceInstitutions,
  worldInstitutions,
  freshTrades,
  firstSight,
  amongColleagues,
  wellWritten,
]
  .flatMap((file) => Object.values(file))
  .map((one) => ({ ...one, edits: [...one.edits, ...(editRounds[one.name] ?? [])] }));
