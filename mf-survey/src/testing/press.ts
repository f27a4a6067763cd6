import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const fieldOf = (name: string | RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;

/** Replaces the text of a field. */
export const fill = async (name: string | RegExp, text: string) => {
  await userEvent.clear(fieldOf(name));
  if (text) await userEvent.type(fieldOf(name), text);
};

/** A long text, as from the clipboard. */
export const paste = async (name: string | RegExp, text: string) => {
  await userEvent.clear(fieldOf(name));
  await userEvent.click(fieldOf(name));
  await userEvent.paste(text);
};

export const choose = (name: string | RegExp, option: string) => userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
export const optionsOf = (name: string | RegExp) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Choisir');
