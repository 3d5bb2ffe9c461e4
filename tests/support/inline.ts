export const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:ld\+json|\ssrc=))([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', code = '']) => ({ attributes, code }))
    .filter(({ code }) => code !== '');

export const inlineStyles = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
