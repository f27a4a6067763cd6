/** Name and telephone of a user. */
export interface Profile {
  firstname: string;
  lastname: string;
  phone: string;
}
