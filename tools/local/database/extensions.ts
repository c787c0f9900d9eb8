import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The extensions that the migrations use: without them the embedded database does not open. */
export const extensions = { btree_gist, pg_trgm };
