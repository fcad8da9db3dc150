// How queries become text on each engine. A list of ids goes in as one parameter, JSON: with a
// parameter for each, every length of a list would be a statement of its own, and each is kept.
import {
  type BinaryOperationNode,
  type OperationNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
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

const listOperators: Partial<Record<string, string>> = { in: '= any', 'not in': '<> all' };

/**
 * As an array and not as rows: rows are joined, and of a table that grows while nobody counts it the
 * planner reads every row for that. An array is looked up in the index, one value after another.
 */
export class PostgresCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const listed = OperatorNode.is(operator) ? listOperators[operator.operator] : undefined;
    if (
      listed === undefined ||
      !PrimitiveValueListNode.is(rightOperand) ||
      !isLong(node, rightOperand.values)
    ) {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(leftOperand);
    this.append(` ${listed}(array(select json_array_elements_text(cast(`);
    this.appendValue(JSON.stringify(rightOperand.values));
    this.append(' as json))))');
  }
}
