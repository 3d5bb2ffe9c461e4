import sharp from 'sharp';

const create = { width: 1000, height: 1400, channels: 3, background: '#336699' } as const;
const red = { create: { ...create, width: 500, background: '#ff0000' } };

/** 1400 × 1000 pixels, its upper half red as a viewer shows it, with the place and the camera in its metadata. */
export const phonePicture = () =>
  sharp({ create })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'A phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 1/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">A place</x:xmpmeta>')
    .withIccProfile('p3')
    // The camera was turned: the left side is the upper one.
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
