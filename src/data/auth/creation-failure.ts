export type CreationFault =
  | 'taken'
  | 'not-ready'
  | 'wrong-code'
  | 'wrong-invitation'
  | 'has-account'
  | 'too-many-attempts'
  | 'weak-password'
  | 'unavailable'
  | 'refused';

/** Why there is no new administrator. The message is the server's own. */
export class CreationFailure extends Error {
  readonly fault: CreationFault;

  constructor(fault: CreationFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CreationFailure';
    this.fault = fault;
  }
}
