import sax, { type Tag } from 'sax';

type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
};

const elementOf = (name: string, attributes: Record<string, string> = {}): XmlElement => ({
  name,
  attributes,
  children: [],
  text: '',
});

/** Returns the root element. @throws {Error} if the source is not well-formed. */
export function parseXml(source: string): XmlElement {
  const document = elementOf('#document');
  const open = [document];
  const reader = Object.assign(sax.parser(true), {
    onopentag({ name, attributes }: Tag) {
      const element = elementOf(name, attributes);
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    onclosetag() {
      open.pop();
    },
    ontext(text: string) {
      const element = open.at(-1);
      if (element) element.text += text;
    },
    onerror(error: Error) {
      throw error;
    },
  });
  reader.write(source).close();
  const [root] = document.children;
  if (!root) throw new Error('The document is empty');
  return root;
}

export const childrenOf = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name);

/** Undefined for no child of that name, or several. */
export function childText(element: XmlElement, name: string) {
  const [child, ...more] = childrenOf(element, name);
  return child && more.length === 0 ? child.text : undefined;
}
