/** `{brand}` stands for the product's name. */
export interface LinkMailWords {
  subject: string;
  title: string;
  text: string;
  button: string;
  /** What to do where somebody else asked for the mail. */
  notYou: string;
}
