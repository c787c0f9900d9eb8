/** An error by a code of our own. The message is for the log; a screen chooses its text by the code. */
export class CodedError<Code extends string> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
