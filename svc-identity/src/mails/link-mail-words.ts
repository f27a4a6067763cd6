/** `{brand}` is replaced by the product's name. */
export interface LinkMailWords {
  subject: string;
  title: string;
  text: string;
  button: string;
  /** Advice for readers who did not ask for the mail. */
  notYou: string;
}
