/** A Meeting Scientist as staff send one; override what the test is about. */
export const makeScientist = (overrides: object = {}) => ({
  firstName: 'Nadia',
  lastName: 'Keller',
  email: 'nadia@comet.example',
  phoneNumber: '+33 1 42 00 10 01',
  languages: ['fr'],
  venueIds: [],
  ...overrides,
});
