/** What is inherited, with what it is where no ancestor sets it. */
const initial = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
  ['pointerEvents', 'auto'],
]);
const setBy = (element, name) => (element.hasAttribute('style') ? element.style[name] : '');

const inherited = (element, name) => {
  for (let nearest = element; nearest; nearest = nearest.parentElement) {
    const own = setBy(nearest, name);
    if (own && own !== 'inherit') return own;
  }
  return initial.get(name);
};

/**
 * `getComputedStyle` that knows at once what the test libraries ask of each element: whether it is shown and can be pressed. jsdom matches
 * all rules of its default sheet and resolves every colour for that, a sixth of what the tests of pages cost. There is no other sheet that
 * says so, for modules of styles are empty. Every other property is jsdom's own.
 */
module.exports = (window) => {
  const { getComputedStyle } = window;
  const displays = new Map();
  const displayOf = (element) => {
    const key = [element.localName, ...['hidden', 'open'].map((name) => element.hasAttribute(name)), element.getAttribute('type')].join();
    if (!displays.has(key)) {
      const bare = element.cloneNode(false);
      bare.removeAttribute('style');
      displays.set(key, getComputedStyle.call(window, bare).display);
    }
    return displays.get(key);
  };
  return (element, pseudoElement) => {
    if (pseudoElement) return getComputedStyle.call(window, element, pseudoElement);
    let whole;
    const known = (name) =>
      name === 'display' ? setBy(element, name) || displayOf(element) : initial.has(name) && inherited(element, name);
    const read = (name) => {
      whole ??= getComputedStyle.call(window, element);
      return whole[name];
    };
    return new Proxy(element.style, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return (property) => known(property) || read('getPropertyValue').call(whole, property);
        const value = known(name) || read(name);
        return typeof value === 'function' ? value.bind(whole) : value;
      },
    });
  };
};
