/** Made by `catalogs.ts`: where the catalog of each language is. */
declare module 'virtual:catalogs' {
  const addresses: Partial<Record<string, string>>;
  export default addresses;
}

/** Made by `messages.ts`: fetches what the page says in a language. */
declare module 'virtual:messages' {
  const loaders: Partial<Record<string, () => Promise<{ default: import('./app/fluent').Messages }>>>;
  export default loaders;
}
