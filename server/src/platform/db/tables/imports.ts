// What is taken in or done many at a time.
export interface ImportTables {
  imports: ImportRow;
  import_parts: ImportPartRow;
  import_rejects: ImportRejectRow;
  import_persons: ImportPersonsRow;
  batches: BatchRow;
}

export type ImportKind = 'persons' | 'accounts';

export interface ImportRow {
  import_id: string;
  tenant_id: string;
  kind: ImportKind;
  dry_run: number;
  /** `receiving`: its file is still coming, and nobody is told of it. */
  status: 'receiving' | 'queued' | 'running' | 'finished' | 'failed' | 'cancelled';
  /** JSON: the names of the columns. */
  header: string;
  /** JSON: for each column the field it goes to, or null. */
  mapping: string;
  row_count: number;
  parts: number;
  next_part: number;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  reason: string | null;
  created_at: number;
  finished_at: number | null;
}

export interface ImportPartRow {
  tenant_id: string;
  import_id: string;
  part: number;
  /** The number of its first row; the header is row 1. */
  first_row: number;
  /** JSON: the cells of each row. */
  cells: string;
}

export interface ImportRejectRow {
  tenant_id: string;
  import_id: string;
  row_number: number;
  cells: string;
  reason: string;
}

export interface ImportPersonsRow {
  tenant_id: string;
  import_id: string;
  part: number;
  /** JSON: the persons that the rows of the part are about, each once. */
  person_ids: string;
  person_count: number;
}

export interface BatchRow {
  batch_id: string;
  tenant_id: string;
  kind: 'create_audiences' | 'publish_audiences';
  page_id: string;
  status: 'queued' | 'running' | 'finished' | 'failed' | 'cancelled';
  /** JSON: what it is about, one by one; null: what the filter finds. */
  ids: string | null;
  filter: string | null;
  /** Where it goes on: an index into `ids`, or the last id that was done. */
  position: string;
  total: number;
  done: number;
  failed: number;
  /** JSON: the first faults. */
  errors: string;
  created_at: number;
  finished_at: number | null;
}
