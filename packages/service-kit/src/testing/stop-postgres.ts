import { stopPostgres } from './start-postgres.ts';

/** jest's global tear-down. */
export default stopPostgres;
