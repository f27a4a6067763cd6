/** How a user is called, and reached by telephone. */
export interface Profile {
  firstname: string;
  lastname: string;
  phone: string;
}
