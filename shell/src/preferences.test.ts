import { setPreferencesAside, takeUpPreferences } from './preferences.ts';

afterEach(() => {
  localStorage.clear();
  takeUpPreferences(window);
  localStorage.clear();
});

test('the language, the choice about recordings and the keys of the desk outlive a sign-out that clears the storage, and nothing else does', () => {
  localStorage.setItem('plenary-language', 'nl');
  localStorage.setItem('session-recording', 'no');
  localStorage.setItem('plenary-desk-keys', 'off');
  localStorage.setItem('plenary-draft:user:signature:1', 'secret');
  setPreferencesAside(window);
  localStorage.clear();
  takeUpPreferences(window);
  expect({ ...localStorage }).toEqual({ 'plenary-language': 'nl', 'session-recording': 'no', 'plenary-desk-keys': 'off' });
  expect(document.cookie).not.toContain('plenary-preferences');
});

test('without a sign-out nothing is taken up', () => {
  localStorage.setItem('plenary-language', 'nl');
  takeUpPreferences(window);
  expect({ ...localStorage }).toEqual({ 'plenary-language': 'nl' });
});

test('a cookie of another page brings no other names into the storage', () => {
  const { document: page } = window;
  page.cookie = 'plenary-preferences=plenary-draft%3Auser%3A1=x&plenary-language=es';
  takeUpPreferences(window);
  expect({ ...localStorage }).toEqual({ 'plenary-language': 'es' });
});
