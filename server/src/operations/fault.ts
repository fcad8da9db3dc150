/**
 * What stands in the way is the operator's to mend. The command line prints the stack of what it
 * does not know; here a stack would only hide the sentence that helps.
 */
export class OperationFault extends Error {
  override readonly name = 'OperationFault';
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = message;
  }
}
