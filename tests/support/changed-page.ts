/* Each function runs in a page before the page's scripts, without access to this module. */

/** Like a password manager. */
function addElements() {
  for (const control of document.querySelectorAll('main :is(button, input, select, textarea)')) {
    control.after(document.createElement('div'));
  }
}

function changeWord() {
  const title = document.querySelector('main h1');
  if (title) title.textContent = 'Changed';
}

function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.textContent?.trim() || text.parentElement?.closest('script, style, option')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.textContent;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

export const changesByOthers = [
  { name: 'an element follows each control', change: addElements },
  { name: 'a word has changed', change: changeWord },
  { name: 'the page is translated', change: translate },
];
