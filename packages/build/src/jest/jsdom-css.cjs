// jsdom has no CSS object; react-aria asks it to escape the names of the page's meta elements.
globalThis.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, '\\$&'), supports: () => false };
