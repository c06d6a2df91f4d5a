import { bytesIn } from '#app/language/words_folder'
import { unpacked } from '#app/language/packed_bytes'
import type { Tensor } from '#app/language/tensors'

/** A network that was trained elsewhere. */
export interface Network<Head> {
  head: Head
  tensor(name: string): Tensor
  /** Each row times each row of the tensor of this name, and its bias. */
  dense(from: Tensor, name: string): Tensor
}

type Shape = [name: string, rows: number, columns: number]
type Product = (a: number, b: number, bytes: number) => number

/** What is used of it: TypeScript knows it in browsers alone. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer }
  Instance: new (module: object, imports: object) => { exports: { dot: Product } }
}

const PAGE = 2 ** 16
const compiled = new WebAssembly.Module(bytesIn('models/dot.wasm'))

/**
 * A file of words/models: the head names each tensor with its shape; what a unit of each row is worth
 * comes first, in four bytes, then every number in one. The numbers stand where WebAssembly
 * multiplies four at a time, which is five times as fast as one by one.
 */
export function networkIn<Head>(path: string): Network<Head> {
  const { head, bytes } = unpacked<Head & { tensors: Shape[] }>(path)
  const widest = Math.max(...head.tensors.map(([, , columns]) => columns))
  const count = head.tensors.reduce((sum, [, rows, columns]) => sum + rows * columns, widest)
  const memory = new WebAssembly.Memory({ initial: Math.ceil((count * 4) / PAGE) })
  const tensors = spread(head.tensors, bytes, new Float32Array(memory.buffer, widest * 4))
  const tensor = (name: string) => tensors.get(name)!
  const { dot } = new WebAssembly.Instance(compiled, { memory: { '': memory } }).exports
  const row = new Float32Array(memory.buffer, 0, widest)

  function dense({ numbers: x, rows, columns }: Tensor, name: string): Tensor {
    const { numbers: by, rows: outs } = tensor(name)
    const { numbers: bias } = tensor(`${name} bias`)
    const numbers = new Float32Array(rows * outs)
    for (let at = 0; at < numbers.length; at++) {
      const out = at % outs
      if (out === 0) row.set(x.subarray((at / outs) * columns, (at / outs + 1) * columns))
      numbers[at] = dot(0, by.byteOffset + out * columns * 4, columns * 4) + bias[out]!
    }
    return { numbers, rows, columns: outs }
  }

  return { head, tensor, dense }
}

function spread(shapes: Shape[], bytes: Buffer, to: Float32Array): Map<string, Tensor> {
  const start = bytes.byteOffset + shapes.reduce((sum, [, rows]) => sum + rows, 0) * 4
  const worths = new Float32Array(bytes.buffer.slice(bytes.byteOffset, start))
  const units = new Int8Array(bytes.buffer, start)
  let row = 0
  let from = 0
  const tensors = shapes.map(([name, rows, columns]): [string, Tensor] => {
    const numbers = to.subarray(from, from + rows * columns)
    numbers.forEach((_, at) => {
      numbers[at] = units[from + at]! * worths[row + Math.floor(at / columns)]!
    })
    row += rows
    from += numbers.length
    return [name, { numbers, rows, columns }]
  })
  return new Map(tensors)
}
