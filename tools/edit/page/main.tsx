import { createRoot } from 'react-dom/client';
import { Editor } from './editor.tsx';
import './editor.css';

const place = document.querySelector('#editor');
if (place) createRoot(place).render(<Editor />);
