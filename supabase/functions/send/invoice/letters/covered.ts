/** The fonts that an invoice can be written in: Figtree, parts of Noto Sans, and IBM Plex for Arabic. */
export type LetterFont = keyof typeof ranges | 'chinese';

/** The characters of each font, as ranges of code points. */
const ranges = {
  figtree:
    '20-7e a0-ac ae-113 116-127 12a-12b 12e-137 139-13e 141-148 14a-14d 150-161 164-165 16a-17e 1cd-1ce 218-21b 237 2c6-2c7 2d8-2dd 300-304 306-308 30a-30c 312 326-328 1e80-1e85 1e9e 1ef2-1ef3 2013-2014 2018-201a 201c-201e 2020-2022 2026 2039-203a 2044 2070 2074-2079 2080-2089 20ac 20b9 2122 215b-215e 2190-2193 2196-2199 2212 2215 2260 2264-2265',
  latin:
    '20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 300-301 303-304 308-309 323 329 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2212',
  'latin-ext':
    '20 a0 100-130 132-151 154-2ba 2bc-2c5 2c7-2cc 2ce-2d7 2dd-301 303-304 308-309 323 329 1d00-1dbf 1e00-1e9f 1ef2-1eff 2020 20a0-20ab 20ad-20c0 2113 2c60-2c7f a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff',
  vietnamese: '20 a0 102-103 110-111 128-129 168-169 1a0-1a1 1af-1b0 300-301 303-304 308-309 323 329 1ea0-1ef9 20ab',
  greek: '20 a0 370-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-3ff',
  'greek-ext':
    '20 a0 1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe',
  cyrillic: '20 a0 301 400-45f 490-491 4b0-4b1 2116',
  'cyrillic-ext': '20 a0 460-48f 492-4af 4b2-52f 1c80-1c88 20b4 2de0-2dff a640-a69f fe2e-fe2f',
  hebrew:
    '20 2d a0 307-308 591-5c7 5d0-5ea 5ef-5f4 200c-2010 20aa 25cc fb1d-fb36 fb38-fb3c fb3e fb40-fb41 fb43-fb44 fb46-fb4f',
  arabic:
    '20 a0 600-604 606-61b 61e-6a1 6a3-6ff 750-77f 8a0 8a2-8ac 8b3 8e4-8fe 2010 fb51 fb53-fb55 fb57-fb59 fb5b-fb5d fb5f-fb61 fb63-fb65 fb67-fb69 fb6b-fb6d fb6f-fb71 fb73-fb75 fb77-fb79 fb7b-fb7d fb7f-fb81 fb83 fb85 fb87 fb89 fb8b fb8d fb8f-fb91 fb93-fb95 fb97-fb99 fb9b-fb9d fb9f fba1 fba5 fba7-fba9 fbab-fbad fbaf fbb1-fbc1 fbd4-fbd6 fbd8 fbda fbdc fbdf fbe1 fbe3 fbe5-fbe9 fbfd-fbff fc03-fc04 fc09-fc0a fc0f-fc10 fc13-fc14 fc31-fc32 fc35-fc36 fc3d-fc3e fc42-fc44 fc4f-fc50 fc59-fc5d fc64-fc65 fc67-fc6b fc6d-fc71 fc73-fc77 fc79-fc7b fc83-fc84 fc8a-fc8b fc8d-fc92 fc94-fc96 fccc fcd9 fcf2-fcf4 fcfb-fcfe fd05-fd08 fd0d-fd10 fd17-fd1a fd21-fd24 fd29-fd2c fd3c-fd3f fdf1-fdf2 fdf4 fdfa-fdfd fe70-fe74 fe76-fefc',
};

/** A bit for each character from 4E00 to 9FFF, the lowest bit of a byte first; 7333 are set. */
const chineseBits =
  'q297//Yt1f88+93zQwILQGT7Pt32eyzM+2z64zpV5agi5oPn1axTNUjhu/89kum/WamCKOvXYIA8xIPlS/dKRUC6VpdSf0BUiNMgFCAA9KkhIQI/LBOsSCCgYASAYChKUYgEgQIEFID7e1cVpHv/O+E3pBq1n/040boCOFOsS7/PZYYvMU/BL450UxiohiSgiCMC6AsvLtKKCmXjFPgpxGGh4SILxADOq+f/1deKu4l0OiClZGNEiE7/9ov//+87Wv//6OP7fntNTakZVOGvOVfY9Q/Yvw6p1/uX5OJnBDTSghMIldC7QVqGaJDyfOdZ3Y4St4Bc7y4gQP6/WuWNIGFTgM2cMFaKAtCQFxQfUhuAwAmACMCQEAAmkOyfqz/mWClMkYgnCUyF5oPsU6+ICDxIDIxPaiAAjFiwhgEgoBftACKgEgQzBAA0kkUAGiBAKAbM0kFDAACiBCpAENhNJpD+cZal7pZHlMvyBaVk2CPcJcxiOM8MTkAOn/X4HwCK+hMKmSkCVhBPBiEExAT4hAAABEwAAAxlBhJUBEoCAQAgEoAIBD6VgAEA+79cHislq5uo/39ceeP0EB3g8ltp39bvey2QkBL/d/8jQDOQAvIfENMPBjqKgZIIBAJypUEozEDSCIBiECCAXAEJAJIQAPQJAAIAAIAkICAAYObLnuhukXE94OjJMTQQMAAOCFz/2IT79s8o4EMCD0iEDQTIhB+NqonloqJWBVGsI/Y2i5q7H69TAmeoIniw3zeTDCLod8B0OuOFIJhOKCUCPL9pvTA2UIRJt1YZ4Awilcf7WwYC4yCMmXwAgABZIhGMQeFABEgTAIoTREBEDwYAQADkgQH1Z/1J1N3Jg3s+Ccj+S9IRBu6dNxkiuvR73Z/s85vwhkNK7DuNBKZk+iHQjmHHDI2TRwmvV50VUKJFDAtmUCUnoFlQgjRwZNIFFEGAAgAHrAAnQDB6vR2nbBRFVRAQVAEABHE4iEDLIJHqa1wQtQGGWouasrqBsi7YwADl88odxdY4oqGhc1AOmvzEUMPRRJURwyCMSRIKQBMAckMSHfMJK7GoYL0yJE3TS9Ajp6/QmgqpdKysywEQhB/VJZIbyLHbykCGJ4Bzb1N7EO8DwIBigIggxKFrABUqJIUJUDeGJmkEEBAgEeIFBBhkSWigM1RHMBiAaZAICnwDiQAgBKkEDAqDCocif5AIAIMCCAJSEUCRAASaCAEIAAAAAAAACBCEBQCPAARFwBIBAv4GnBvaDk4FAgCwlCfovAoCiAAgAIDbi97//2fHBqH8EwdVZn6TTYr+bgr7Mha4SC/Nq30SGIRKoEYm//rPnxdJxpARJFM469vHJJHxGEJnUluqHyB/kyw7slQHOmZCiYLMEMBpgkGwpIxSFP8IOu92AxDARoI4AAWODsGIKRLZVGARFRFhABCSBEgCzwomyBPIAkAAgAIMABEgAgCQAEEIuGHxYUZ0MgD6jDcOhQCb0LuAIgAG6BdCgEMQMFYAUtBDBCEQhBCDARGiDwhFJITgQAAAQAABCAA152/AMQSqx4IkJpMkBIAAkOwDFWGFQgNyhxECROB4IF7QwDBAhQAJISRJkIpCiODKjQ4lpwNCKeYEROimAQx01XkQEwig3hkmwUCLSAHRgQMBBAAEBBJdwNAAEAACl2y/r00hlRISZB1Vw0iE0qY6yD5zpCc0S5wNE5JDDAKDVw4Q4QUQVFAOCAB91ElKAgDAFoBsxdeZusAWUwIbAMJBg8BVgwADDG4ZAOIwWAaAoTYJiAAggBgsekjhBzDUNKgglV0hEGUkAFiAEIJyip2IAhtUIgwhAAKRlAQCQAACQAAQVIdD4f4loYAVM6AACMBECG5LKgaB2KIBKSFokEQpQI66RWCAAAQC0YYaIe6xYUMAhAAIQNIpoNCmfIsyykEdCBZAilcsAQCmQiEguRCCOhIB0xIKIkNEglCAGACAghUAoQowAAARAAg4AIKmgTBELvIiJOCSAYAACTEsly+H+AkCFBAhAEJAZgACKhgUQSgGxACEBgQIExAIEAAACAhIAmCKCBBAAA4AMgSQQADf/e/n//+//+/u+/3/Q3i/dXdTBTQAtwUGRiUCIlQQxJqCBaMjVDSBYwILGns4pQNAAMipRBxURQCGlaDYmkitN8YW9Ftw0HyyrFs15KdbBQCIDkFAXTsF4Gob3wGFAj1JAwgsTQYAgag1GFzld1XYABzjB4AIAAFAwM3HDG2EM2L/imOS+L7YaoiSSn7TsBiAuXYTyYIVxLutgDlgRkxRAQ2eNqOVWJEDggchGnwAMfATAjFAAoIMCjpqBAQYgZICgBS/EgpKoGBQAJAAAJoEChigPAgHQEIQIxRIsIAAGkDfAQICoikwMAIAiOAIQgAAIACRAMAzzAQYAmoHFCgwmJZiANHOEcpQYAlCjSesFSYAkoiAU4gCSUBRUAwhAIAEoQgEQQgGAAEABEIAACCIBgAACnEwmCouW4XgNilEEBQsAgBmgDCzEgEaY4QAHQwgBFUAEgAAwEAEBIBKiEAEggQIJHdHB0RoAAABBUWoAQgsGlwAACBARQIOAoA2KEERNAWQgAhEEIBAAEGFQIAqAQAAAgACABVAkIEgAQQIBP7v3fd/v67v/7v/73/9v5/+t9YAwlYxBAYcAAckEhhhhx+QmYEFCFhdNBA0AIUA4P7/t/8+31nt3yj5ADIMIIIIAThFWFjCrBKV6A4AlgBgBEYiApQPBoJQMlSQgqAAAACYRAQANASABAAAIQgCMCgAhgABAAIAgMD7V7n4L/vbSKsHfrZBE/t0L5kjf66X7k/AZlmG7L9aLWO0tR+NqipO1SsPusSKcMapsGEUAgBChaADAEA+lWQs1uOBgDoFHAhcEATA/gIxCAAAAAAAAEAgABAAEAAAAAAAEABhAAABAECAAEAABAAABAAQEAAAAFSIREAAjN8/4AIgQACAQAAA8PBNnztAAAIAAAAAAMNRjEcgAAAABgAACI9qoMes+v/TO/5/e0O4n/NvxX+bh69+4PUOhzb/OMi4yYAJCg4AHGkHgN0FQBEA779vZ0fzlgJEfoj1OyHIHgftJWDtkRuJBcN78/JmWgyNzErT50pQgCAFQwABTl4nAlgQICgCAQkgAAAACAgAwD5oiG4RHwEAKAAZQLAQQYCA4P73t9t91wECABDALM8AgQRwIDQJAQBBAAAgACIAoPX3tHOt9QIgURgAIAAhCAIAAIAAQAwCAACBACAAgIQA8Nv79p2DfLcBwREmGBwDQMQACEgACICoAAIYvqIShACAAAAAAAIAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAkKIhEpgdae4hOLTx8iAAGAAAAgAAAAEACAAAACAAEAAAAAAAAAAAEAAAAAAAAAAAAgAAAIBv/+vgPJeiVdB6CaIECIygYAAgeRjiFvsBgQBAAEgJAAEQAEoCDAUAAgAAgLA9AJ8AAAAAAAAAAAAAAAA=';
const [firstChinese, lastChinese] = [0x4e_00, 0x9f_ff];

const read = new Map<LetterFont, (code: number) => boolean>();

/** Whether a font has a character, by its code point. */
export function covers(font: LetterFont, code: number): boolean {
  let test = read.get(font);
  if (!test) read.set(font, (test = font === 'chinese' ? chinese() : within(ranges[font])));
  return test(code);
}

function within(text: string): (code: number) => boolean {
  const all = text.split(' ').map((range) => range.split('-').map((code) => Number.parseInt(code, 16)));
  return (code) => all.some(([first = 0, last = first]) => code >= first && code <= last);
}

function chinese(): (code: number) => boolean {
  const bytes = atob(chineseBits);
  return (code) => {
    if (code < firstChinese || code > lastChinese) return false;
    const place = code - firstChinese;
    return ((bytes.charCodeAt(place >> 3) >> (place & 7)) & 1) === 1;
  };
}
