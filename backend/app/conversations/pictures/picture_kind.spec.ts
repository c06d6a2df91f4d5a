import { test } from '@japa/runner'
import { pictureKind } from '#app/conversations/pictures/picture_kind'

test.group('What a file is, by its bytes', () => {
  test('{kind}')
    .with([
      { kind: 'image/jpeg', hex: 'ffd8ffe1' },
      { kind: 'image/png', hex: '89504e470d0a1a0a00' },
      { kind: 'image/gif', hex: '474946383961' },
      { kind: 'image/webp', hex: '524946461a000000574542505650' },
      { kind: null, hex: '524946461a00000057415645' },
      { kind: null, hex: '3c737667' },
      { kind: null, hex: '' },
    ])
    .run(({ assert }, { kind, hex }) => {
      assert.equal(pictureKind(Buffer.from(hex, 'hex')), kind)
    })
})
