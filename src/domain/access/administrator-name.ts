interface Named {
  /** The name of the adviser that an administrator is; null for no adviser. */
  adviserName: string | null;
  email: string;
}

/** What colleagues read of an administrator to whom work is assigned. */
export function administratorName({ adviserName, email }: Named): string {
  return adviserName ?? email;
}
