import { basename, dirname, relative, sep } from 'node:path'
import { BANNED_FILE_WORDS, BANNED_FOLDERS } from './layout.js'

/** ESLint rule: a name has to say what is in the file, and words like "util" fit everything. */
export const namesWithMeaning = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      word: '"{{word}}" says nothing about this file: name it after its one main export.',
      folder: '"{{word}}" is a folder for everything: name it after its feature.',
    },
  },
  create(context) {
    return { Program: (node) => reportNames(context, node) }
  },
}

function reportNames(context, node) {
  const path = relative(context.cwd, context.filename)
  const words = basename(path).split('.')[0].split('_')
  for (const word of words.filter((candidate) => BANNED_FILE_WORDS.test(candidate))) {
    context.report({ node, messageId: 'word', data: { word } })
  }
  const folders = dirname(path).split(sep)
  for (const word of folders.filter((candidate) => BANNED_FOLDERS.test(candidate))) {
    context.report({ node, messageId: 'folder', data: { word } })
  }
}
