/* The small modules of every page, in one script. Each starts itself by a function of its own. */
import { startCurrentMonth } from '../climate/current-month.client.ts';
import { startAnswers } from '../guide/answers.client.ts';
import { startContents } from '../guide/contents.client.ts';
import { startLifting } from '../map/lifting.client.ts';
import { startHoverPictures } from '../pictures/hover.client.ts';
import { startPhotoSwitch } from '../pictures/photo-switch.client.ts';
import { startPhotos } from '../pictures/photos.client.ts';
import { startReveal } from '../ui/reveal.client.ts';

startCurrentMonth();
startAnswers();
startContents();
startLifting();
startHoverPictures();
startPhotoSwitch();
startPhotos();
startReveal();
