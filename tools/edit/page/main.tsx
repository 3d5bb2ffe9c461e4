import { createRoot } from 'react-dom/client';
import { Editor } from './editor.tsx';
import { WordsProvider } from './words.tsx';

const place = document.querySelector('#editor');
if (place) {
  createRoot(place).render(
    <WordsProvider>
      <Editor />
    </WordsProvider>,
  );
}
