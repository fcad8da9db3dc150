// How queries become text on each engine. A list of ids goes in as one parameter, JSON: with a
// parameter for each, every length of a list would be a statement of its own, and each is kept.
import {
  type OperationNode,
  PostgresQueryCompiler,
  type PrimitiveValueListNode,
  SqliteQueryCompiler,
} from 'kysely';

/** Shorter lists stay as they are: the planner sees constants, and there are few lengths. */
const longestPlain = 8;

/** The rows of an insert are such lists too; only what stands behind an operator is a list of ids. */
const isLong = (parent: OperationNode | undefined, values: readonly unknown[]): boolean =>
  parent?.kind === 'BinaryOperationNode' &&
  values.length > longestPlain &&
  values.every((value) => typeof value === 'string');

export class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    if (!isLong(this.parentNode, node.values)) {
      super.visitPrimitiveValueList(node);
      return;
    }
    this.append('(select value from json_each(');
    this.appendValue(JSON.stringify(node.values));
    this.append('))');
  }
}

export class PostgresCompiler extends PostgresQueryCompiler {
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    if (!isLong(this.parentNode, node.values)) {
      super.visitPrimitiveValueList(node);
      return;
    }
    this.append('(select json_array_elements_text(cast(');
    this.appendValue(JSON.stringify(node.values));
    this.append(' as json)))');
  }
}
