/** `vite.config.ts` compiles the ICU messages of an imported catalogue while building. */
declare module '*.json?messages' {
  const messages: import('./i18n/messages.ts').Catalogue;
  export default messages;
}
