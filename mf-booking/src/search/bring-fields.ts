/** Fields of a segment with their words, which no page needs before somebody comes near. */
export const bringFields = async <Fields>(load: () => Promise<Fields>): Promise<Fields> => {
  const [fields] = await Promise.all([load(), import('../choice-texts.ts').then(({ bringChoiceTexts }) => bringChoiceTexts())]);
  return fields;
};
