import '../output/fuzz.test.ts';
