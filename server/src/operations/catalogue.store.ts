// The tables as the database itself knows them, so that none can be forgotten.
import type { Reader } from './reader.ts';

export interface TableShape {
  name: string;
  /** By name: the engines may have added them in another order. */
  columns: string[];
  /** The primary key, in its own order. */
  key: string[];
  /** The column whose values the engine gives out, if there is one. */
  identity: string | undefined;
}

/** What is no data of anybody: each engine keeps its own record, and the index follows from the documents. */
const notData = new Set(['facet_migrations', 'search_grams']);

interface ColumnFound {
  table_name: string;
  column_name: string;
  key_position: number;
  /** 1 or 0. */
  is_identity: number;
}

const columnsText = {
  sqlite: `
    select t.name as table_name, c.name as column_name, c.pk as key_position, 0 as is_identity
    from pragma_table_list t, pragma_table_info(t.name) c
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`,
  postgres: `
    select t.relname as table_name, c.attname as column_name,
      coalesce((
        select k.position from pg_index i, unnest(i.indkey) with ordinality k (attnum, position)
        where i.indrelid = t.oid and i.indisprimary and k.attnum = c.attnum
      ), 0) as key_position,
      case when c.attidentity = '' then 0 else 1 end as is_identity
    from pg_class t
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = current_schema()
    join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
    where t.relkind in ('r', 'p')`,
};

const referencesText = {
  sqlite: `
    select t.name as child, f."table" as parent
    from pragma_table_list t, pragma_foreign_key_list(t.name) f where t.schema = 'main'`,
  postgres: `
    select child.relname as child, parent.relname as parent
    from pg_constraint f
    join pg_class child on child.oid = f.conrelid
    join pg_class parent on parent.oid = f.confrelid
    join pg_namespace n on n.oid = child.relnamespace and n.nspname = current_schema()
    where f.contype = 'f'`,
};

/** Every table with data; those that others refer to come first. */
export async function readCatalogue(db: Reader): Promise<TableShape[]> {
  const found = await db.read<ColumnFound>(columnsText[db.engine]);
  const shapes = [...Map.groupBy(found, (row) => row.table_name)]
    .filter(([name]) => !notData.has(name))
    .map(([name, columns]) => shapeOf(name, columns))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const references = await db.read<{ child: string; parent: string }>(referencesText[db.engine]);
  return parentsFirst(shapes, references);
}

function shapeOf(name: string, columns: ColumnFound[]): TableShape {
  const inKey = columns.filter(({ key_position }) => Number(key_position) > 0);
  inKey.sort((a, b) => Number(a.key_position) - Number(b.key_position));
  return {
    name,
    columns: columns.map(({ column_name }) => column_name).sort(),
    key: inKey.map(({ column_name }) => column_name),
    identity: columns.find(({ is_identity }) => is_identity === 1)?.column_name,
  };
}

function parentsFirst(
  shapes: TableShape[],
  references: { child: string; parent: string }[],
): TableShape[] {
  const ordered = new Set<TableShape>();
  const visit = (shape: TableShape, below: string[]): void => {
    if (ordered.has(shape) || below.includes(shape.name)) return;
    const parents = references.filter(({ child }) => child === shape.name);
    for (const { parent } of parents) {
      const above = shapes.find(({ name }) => name === parent);
      if (above) visit(above, [...below, shape.name]);
    }
    ordered.add(shape);
  };
  for (const shape of shapes) visit(shape, []);
  return [...ordered];
}
