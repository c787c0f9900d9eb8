interface WithHeaders {
  setHeader: (name: string, value: string) => unknown;
}

/** Asks the database to mail the customer nothing about this change, where that was chosen (private.is_without_mail). */
export function withMailChoice<Query extends WithHeaders>(query: Query, isWithoutMail: boolean): Query {
  if (isWithoutMail) query.setHeader('x-without-mail', 'on');
  return query;
}
