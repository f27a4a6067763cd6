import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { name, phone } from './identity-fields.ts';
import { language, percent } from './vocabulary.ts';

export const frameworkContract = z.object({ companyName: z.string(), percent, description: z.string(), dispositions: z.string() });
export type FrameworkContract = z.infer<typeof frameworkContract>;

export const roles = ['customer', 'staff', 'admin'] as const;
export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  companyName: z.string(),
  phone: z.string(),
  lang: language,
  role: z.enum(roles),
  frameworkContract: frameworkContract.nullable(),
});
export type User = z.infer<typeof user>;

export const me = endpoint({
  method: 'GET',
  path: '/api/me',
  access: 'session',
  summary: 'The signed-in user',
  response: user,
  status: 200,
  refusals: ['authentication-required'],
});

export const setLanguage = endpoint({
  method: 'PATCH',
  path: '/api/me',
  access: 'session',
  summary: 'Sets the language in which the user is written to',
  body: z.object({ lang: language }),
  status: 204,
  refusals: ['authentication-required'],
});

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/me/profile',
  access: 'session',
  summary: 'Changes what the signed-in user is called, and their phone; checked as at sign-up',
  body: z.object({ firstname: name, lastname: name, phone }),
  response: user,
  status: 200,
  refusals: ['authentication-required'],
});
