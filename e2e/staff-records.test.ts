import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

// Desk D10.
test('an administrator makes two accounts of one person one record, which has both addresses and notes, and parts them again', async ({
  page,
  baseURL,
}, { repeatEachIndex }) => {
  await signIn(page, { email: 'admin@comet.example', baseURL });
  const mark = `${process.pid}-${repeatEachIndex}`;
  const company = `Maison Doublet ${mark}`;
  // Who has the same number may be the same person, also in another run of this test.
  const phone = `0145${String(process.pid % 10_000).padStart(4, '0')}${String(repeatEachIndex).padStart(2, '0')}`;
  const add = (email: string, domain: string) =>
    addCustomer(page, { baseURL, email: `${email}@${domain}`, companyName: company, phone, key: `${mark}-${email}` });
  const [first, second] = [await add('camille', `doublet-${mark}.example`), await add('c.doublet', `camille-${mark}.example`)];
  const note = page.getByRole('textbox', { name: /^Note pour l’équipe/ });
  const merged = page.getByRole('region', { name: 'Autres comptes de cette personne' });

  await page.goto(`/staff/customers/${second}`);
  await note.fill('Préfère le mardi');
  await page.getByRole('button', { name: 'Noter' }).click();
  await expect(note).toHaveValue('');

  await page.goto(`/staff/customers/${first}`);
  await expect(page.getByText('Préfère le mardi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Réunir à cette fiche' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('alert').getByRole('button', { name: 'Réunir à cette fiche' }).click();
  await expect(merged.getByRole('link', { name: `c.doublet@camille-${mark}.example` })).toBeVisible();
  await expect(page.getByText('Préfère le mardi')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto(`/staff/customers/${second}`);
  await expect(page).toHaveURL(new RegExp(`/staff/customers/${first}$`));
  await merged.getByRole('button', { name: 'Séparer de cette fiche' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Séparer de cette fiche' }).click();
  await expect(merged).toHaveCount(0);
  await expect(page.getByText('Préfère le mardi')).toHaveCount(0);
});

// Desk D10.
test('an administrator makes two entries of one company one record, which has the people of both, and parts them again', async ({
  page,
  baseURL,
}, { repeatEachIndex }) => {
  await signIn(page, { email: 'admin@comet.example', baseURL });
  const mark = `${process.pid}-${repeatEachIndex}`;
  const name = `Maison Jumelle ${mark}`;
  const headers = (key: string) => ({ origin: new URL(baseURL ?? '').origin, 'idempotency-key': `company-${mark}-${key}` });
  const create = async (domain: string): Promise<string> => {
    const made = await page.request.post('/api/accounts/companies', { headers: headers(domain), data: { name, domains: [domain] } });
    expect(made.status(), await made.text()).toBe(201);
    return (await made.json()).companyId;
  };
  const [first, second] = [await create(`jumelle-${mark}.example`), await create(`maison-${mark}.example`)];
  const phone = `0146${String(process.pid % 10_000).padStart(4, '0')}${String(repeatEachIndex).padStart(2, '0')}`;
  await addCustomer(page, { baseURL, email: `paul@maison-${mark}.example`, companyName: name, phone, key: `${mark}-paul` });
  const people = page.getByRole('region', { name: 'Utilisateurs' });
  const merged = page.getByRole('region', { name: 'Autres fiches de cette entreprise' });

  await page.goto(`/staff/customers/companies/${first}`);
  await expect(people.getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Réunir à cette fiche' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Réunir à cette fiche' }).click();
  await expect(merged.getByRole('link', { name })).toBeVisible();
  await expect(people.getByRole('link', { name: 'Camille Doublet' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto(`/staff/customers/companies/${second}`);
  await expect(page).toHaveURL(new RegExp(`/staff/customers/companies/${first}$`));
  await merged.getByRole('button', { name: 'Séparer de cette fiche' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Séparer de cette fiche' }).click();
  await expect(merged).toHaveCount(0);
  await expect(people.getByRole('link')).toHaveCount(0);
});

interface Added {
  baseURL: string | undefined;
  email: string;
  companyName: string;
  phone: string;
  key: string;
}

const addCustomer = async (page: Page, { baseURL, email, companyName, phone, key }: Added): Promise<string> => {
  const headers = { origin: new URL(baseURL ?? '').origin, 'idempotency-key': `record-${key}` };
  const data = { email, firstname: 'Camille', lastname: 'Doublet', phone, companyName, lang: 'fr' };
  const added = await page.request.post('/api/desk/customers', { headers, data });
  expect(added.status(), await added.text()).toBe(201);
  return (await added.json()).userId;
};
